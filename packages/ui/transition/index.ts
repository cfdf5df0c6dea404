export { withPageTransition } from './pageTransition.ts'
