export { ApprovalPanel } from './ApprovalPanel.tsx'
