// The file that the page plays beside the app.
export {Greeting} from '../../demos/greeting-card/Greeting.tsx';
