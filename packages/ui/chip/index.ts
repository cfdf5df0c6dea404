export { Chip, type Tone } from './Chip.tsx'
