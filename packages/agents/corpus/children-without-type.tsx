// finds: typescript/2339, says: children
// from: /docs/react-18
export const Card: React.FC = ({children}) => {
  return <div style={{padding: 40}}>{children}</div>;
};
