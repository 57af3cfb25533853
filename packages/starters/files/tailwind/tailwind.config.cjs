module.exports = {
  content: ['./{src,app}/**/*.{ts,tsx,js,jsx}'],
  theme: {
    extend: {
      colors: {playhead: '#ff5c3e'},
    },
  },
};
