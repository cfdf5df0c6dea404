import type { ReactNode } from 'react'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import { infoFill } from '../icon/drawings/infoFill.ts'
import { warningFill } from '../icon/drawings/warningFill.ts'
import './note.css'

interface NoteProps {
  tone?: 'quiet' | 'info' | 'wait' | 'bad'
  drawing?: Drawing
  children: ReactNode
}

export function Note({ tone = 'quiet', drawing, children }: NoteProps) {
  const usual = tone === 'wait' || tone === 'bad' ? warningFill : infoFill
  return (
    <div className="note" data-tone={tone}>
      <Icon drawing={drawing ?? usual} size={20} />
      <div>{children}</div>
    </div>
  )
}
