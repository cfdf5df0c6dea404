import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { signOut } from '@saya/ui/icon/drawings/signOut'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import { CreateButton } from '../../shared/act/CreateButton.tsx'
import { callOffice, sentenceOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { useOwn } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { say } from '../../shared/act/say.ts'
import { writeTime } from '../../shared/times.ts'
import { setToken } from '../../shared/token.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import { changePassword } from './changePassword.ts'

/** Who one is here, what one may do, and where one is signed in. */
export function OwnPage() {
  const { name, email, role, permissions, recovery_codes_left: left } = useOwn()
  const sessions = useAnswer('GET /office/api/session/list', {})

  async function leave(): Promise<void> {
    await callOffice('POST /office/api/sign-out', {}).catch(() => {})
    setToken('')
  }
  async function end(id: string): Promise<void> {
    await callOffice('POST /office/api/session/end', { body: { id } }).then(
      () => say('The session was ended.', 'ok'),
      (error: unknown) => say(sentenceOf(error), 'bad'),
    )
    await sessions.reload()
  }

  return (
    <>
      <PageHead title="Account">
        <CreateButton act={changePassword} look="outline" drawing={shieldCheck} onDone={() => void sessions.reload()} />
        <ActButton look="outline" drawing={signOut} onClick={() => void leave()}>
          Log out
        </ActButton>
      </PageHead>
      <div className="panels">
        <section className="panel">
          <h2>{name}</h2>
          <Facts
            rows={[
              ['Email', email],
              ['Role', role],
              ['Recovery codes left', String(left)],
              ['Permissions', permissions.filter(one => one !== 'office.enter').join(', ')],
            ]}
          />
        </section>
        <section className="panel">
          <h2>Logged in</h2>
          <Answered of={sessions}>
            {({ d }) => (
              <ul className="sessionList">
                {d.map(session => (
                  <li key={session.id}>
                    <div>
                      <b>{session.device}</b>
                      <p>
                        {session.address}, since {writeTime(session.created_at)}
                      </p>
                    </div>
                    {session.is_current ? (
                      <Badge tone="ok">This session</Badge>
                    ) : (
                      <ActButton size="small" look="reject" onClick={() => void end(session.id)}>
                        End
                      </ActButton>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Answered>
        </section>
      </div>
    </>
  )
}
