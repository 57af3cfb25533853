// finds: @remotion/warn-native-media-tag, says: <IFrame
// from: /docs/iframe
export const CityMap: React.FC = () => <iframe src="https://example.org/map" width={640} height={480} />;
