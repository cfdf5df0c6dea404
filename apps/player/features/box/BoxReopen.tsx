import { useTexts } from '../../shared/texts.ts'
import { BoxArt } from './BoxArt.tsx'
import { boxTexts } from './box.texts.ts'
import { boxStages } from './frames.rules.ts'
import './boxOverlay.css'

/** Floats over a page and brings the box back. */
export function BoxReopen({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(boxTexts)
  return (
    <button type="button" className="boxReopen" aria-label={t.reopen} aria-haspopup="dialog" onClick={onOpen}>
      <BoxArt frame={boxStages.shown} size={52} />
    </button>
  )
}
