import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { feedback } from './feedback.tsx'
import './feedback.css'

export function FeedbackPage() {
  return <ListFrame entity={feedback} />
}
