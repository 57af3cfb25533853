import path from 'node:path';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      // All imports of Three.js use the same file, so there is one copy.
      {
        find: /^three$/,
        replacement: path.resolve('node_modules/three/build/three.module.js'),
      },
    ],
  },
});
