export { askQuestion } from './askQuestion.tsx'
