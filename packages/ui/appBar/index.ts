export { AppBar } from './AppBar.tsx'
