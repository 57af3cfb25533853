module.exports = {
  plugins: {tailwindcss: {}},
};
