export { Dots } from './Dots.tsx'
