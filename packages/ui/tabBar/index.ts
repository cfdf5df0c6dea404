export { Tab, TabBar } from './TabBar.tsx'
