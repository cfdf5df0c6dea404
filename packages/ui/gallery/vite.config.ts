import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Only for looking at the kit by itself: `npx vite packages/ui/gallery`. */
export default defineConfig({ plugins: [react()], server: { host: '127.0.0.1' } })
