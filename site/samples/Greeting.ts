// The file that the page plays next to the app.
export {Greeting} from '../../demos/greeting-card/Greeting.tsx';
