/**
 * Defaults that a function computes in a way that can't be read off its code, keyed `package#export.member`.
 * Each says where it stands; a test asserts each against the package's behaviour.
 */
export const defaults: Readonly<Record<string, {readonly value: string; readonly source: string}>> = {
  'remotion#interpolate.extrapolateLeft': {value: "'extend'", source: 'remotion/dist/interpolate.js'},
  'remotion#interpolate.extrapolateRight': {value: "'extend'", source: 'remotion/dist/interpolate.js'},
  'remotion#spring.config.damping': {value: '10', source: 'remotion/dist/spring/spring-utils.js'},
  'remotion#spring.config.mass': {value: '1', source: 'remotion/dist/spring/spring-utils.js'},
  'remotion#spring.config.stiffness': {value: '100', source: 'remotion/dist/spring/spring-utils.js'},
  'remotion#spring.config.overshootClamping': {value: 'false', source: 'remotion/dist/spring/spring-utils.js'},
  'remotion#spring.durationRestThreshold': {value: '0.005', source: 'remotion/dist/spring/measure-spring.js'},
};
