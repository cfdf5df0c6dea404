import { Answered } from '../../shared/Answered.tsx'
import { ApprovalPanel } from '../approvalDesk/index.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { Changes } from './Changes.tsx'
import { LevelForm } from './LevelForm.tsx'
import './vipDesk.css'

/** The levels of VIP as they hold, and how two people change them. */
export function LevelsPage() {
  const levels = useAnswer('GET /office/api/vip/levels', {})
  const reload = () => void levels.reload()
  return (
    <>
      <PageHead
        title="VIP levels"
        note="Two people change them, for everybody at once. Nobody loses a level or a bonus."
      />
      <div className="panels vipPanels">
        <Answered of={levels}>
          {answer => (
            <>
              <Changes changes={answer.changes} levels={answer.levels} onChange={reload} />
              <ApprovalPanel program="vip" />
              <LevelForm key={answer.version} answer={answer} onChange={reload} />
            </>
          )}
        </Answered>
      </div>
    </>
  )
}
