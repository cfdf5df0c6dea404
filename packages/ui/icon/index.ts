export { Icon, type Drawing } from './Icon.tsx'
