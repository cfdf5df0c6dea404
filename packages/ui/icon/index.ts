export { type Drawing, Icon, Lines } from './Icon.tsx'
