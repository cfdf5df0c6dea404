export { FeedbackPage } from './FeedbackPage.tsx'
