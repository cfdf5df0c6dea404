import { useField } from '@saya/ui/field'
import { needsRoom } from './cutFeedback.ts'

/** Larger once there is much in it, so that it can be read over without scrolling. */
export function FeedbackBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const ties = useField()
  return (
    <div className="inputFrame feedbackBox" data-grown={needsRoom(text) || undefined}>
      <textarea {...ties} className="input" value={text} onChange={event => onText(event.currentTarget.value)} />
    </div>
  )
}
