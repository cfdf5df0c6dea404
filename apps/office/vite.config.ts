import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  plugins: [react()],
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The desk of one kind of work comes with its page; the kit that all are made of comes once, and with it the base of
    // the styles, which fixes the order of their layers and so must be read first.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'kit',
              test: /apps\/office\/shared\/(?!BarChart|barChart|WholeForm|wholeForm|SectionTable|NewLink|newLink|OnBadge|pictureField|switchActs|proposal|DetailFrame|detailFrame)|packages\/ui\/styles\//,
            },
          ],
        },
      },
    },
  },
})
