export { ProgressBar } from './ProgressBar.tsx'
export { ProgressRing } from './ProgressRing.tsx'
export { StepBar } from './StepBar.tsx'
