import {AbsoluteFill, Img, staticFile} from 'remotion';

export const ArticleCard: React.FC<{title: string; author: string}> = ({
  title,
  author,
}) => (
  <AbsoluteFill style={{backgroundColor: '#f6f3ee', color: '#17181b'}}>
    <Img src={staticFile('media/harbor.webp')} style={picture} />
    <div style={text}>
      <div style={{font: '800 96px/1 Geist, sans-serif'}}>{title}</div>
      <div style={{font: '500 44px Geist, sans-serif', color: '#6b7079'}}>
        {author}
      </div>
    </div>
  </AbsoluteFill>
);

const picture: React.CSSProperties = {
  position: 'absolute',
  right: 0,
  width: 480,
  height: 630,
  objectFit: 'cover',
  objectPosition: '84% 0',
};

const text: React.CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: 720,
  height: 630,
  padding: '80px 40px 72px 80px',
  letterSpacing: '-0.03em',
};
