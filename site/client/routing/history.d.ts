declare module 'history/esm/history' {
  export * from 'history';
}
