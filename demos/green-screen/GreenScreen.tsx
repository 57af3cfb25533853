import {useEffect, useRef} from 'react';
import {AbsoluteFill, Img, staticFile, Video} from 'remotion';

export const GreenScreen: React.FC<{tolerance: number}> = ({tolerance}) => {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const source = video.current;
    const context = canvas.current?.getContext('2d', {
      willReadFrequently: true,
    });
    if (!source || !context) return;

    const draw = () => {
      context.drawImage(source, 0, 0, 480, 480);
      const image = context.getImageData(0, 0, 480, 480);
      const {data} = image;
      for (let i = 0; i < data.length; i += 4) {
        const green = data[i + 1] ?? 0;
        const other = Math.max(data[i] ?? 0, data[i + 2] ?? 0);
        if (green - other > tolerance) data[i + 3] = 0;
      }
      context.putImageData(image, 0, 0);
    };
    const drawNext = () => {
      draw();
      request = source.requestVideoFrameCallback(drawNext);
    };

    let request = source.requestVideoFrameCallback(drawNext);
    // After a seek, the callback can come before the new frame.
    source.addEventListener('seeked', draw);
    if (source.readyState >= 2) draw();
    return () => {
      source.cancelVideoFrameCallback(request);
      source.removeEventListener('seeked', draw);
    };
  }, [tolerance]);

  return (
    <AbsoluteFill>
      <Img src={staticFile('media/dunes.webp')} style={{width: '100%'}} />
      <Video
        ref={video}
        src={staticFile('media/green-screen.webm')}
        style={{position: 'absolute', opacity: 0}}
      />
      <canvas ref={canvas} width={480} height={480} style={stage} />
    </AbsoluteFill>
  );
};

const stage: React.CSSProperties = {
  position: 'absolute',
  left: 320,
  top: 40,
  width: 640,
};
