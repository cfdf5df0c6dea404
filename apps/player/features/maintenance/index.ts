export { PlannedNote, plannedNeed } from './PlannedNote.tsx'
