import {ReadFault} from './ReadFault';

/** For tests: the fault that reading a text ends with. */
export const faultOf = (read: () => unknown): {readonly message: string; readonly start: number | undefined} => {
  try {
    read();
  } catch (error) {
    if (error instanceof ReadFault) return {message: error.message, start: error.start};
    throw error;
  }
  throw new Error('The text was read without a fault.');
};
