import {Player} from '@remotion/player';
import {useState} from 'react';
import {Greeting} from './Greeting';

export const App: React.FC = () => {
  const [name, setName] = useState('Ada');

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
        inputProps={{name, color: '#1d56b8'}}
        compositionWidth={1280}
        compositionHeight={720}
        durationInFrames={60}
        fps={30}
        style={{width: '100%'}}
        controls
      />
    </>
  );
};
