import {Player} from '@remotion/player';
import {useMemo, useState} from 'react';
import {Greeting} from './Greeting';

export const App: React.FC = () => {
  const [name, setName] = useState('Ada');
  const inputProps = useMemo(
    () => ({
      name,
      message: 'thank you for ten years',
      color: '#f5b84c',
    }),
    [name],
  );

  return (
    <>
      <label>
        Name{' '}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Player
        component={Greeting}
        inputProps={inputProps}
        compositionWidth={1280}
        compositionHeight={720}
        durationInFrames={90}
        fps={30}
        style={{width: '100%'}}
        controls
        spaceKeyToPlayOrPause={false}
      />
    </>
  );
};
