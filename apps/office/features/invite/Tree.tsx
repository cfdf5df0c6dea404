import { Answered } from '../../shared/Answered.tsx'
import { Badge } from '../../shared/Badge.tsx'
import type { AnswerOf } from '../../shared/client.ts'
import { base } from '../../shared/navigation.ts'
import { writePesos } from '../../shared/pesos.ts'
import { timeCell } from '../../shared/list/timeCell.tsx'
import { useAnswer } from '../../shared/useAnswer.ts'
import { listWhyNot } from './whyNot.ts'

type Whole = AnswerOf<'GET /office/api/invite/tree'>
type Node = Whole['nodes'][number]

const states: Readonly<Record<Node['state'], string>> = {
  '': 'By an agent’s link',
  joined: 'Joined',
  verified: 'Verified',
  deposited: 'Deposited',
  played: 'Played',
  next_month: 'Waits for next month',
  checking: 'Held',
  paid: 'Rewarded',
  stopped: 'Stopped before it came',
  used_up: 'Budget used up',
  month_over: 'No month had room',
  none: 'No reward',
  over: 'Over',
}

/** Whom a member has brought, and whom those have: each under whoever brought them. */
export function Tree({ uid }: { readonly uid: string }) {
  const tree = useAnswer('GET /office/api/invite/tree', { query: { uid } })
  return <Answered of={tree}>{answer => <Shown tree={answer} />}</Answered>
}

function Shown({ tree }: { readonly tree: Whole }) {
  const { uid, name, is_closed: isClosed, above, nodes, is_cut: isCut } = tree
  return (
    <section className="panel" aria-labelledby="invite-tree">
      <h2 id="invite-tree">
        Brought by {name} (<a href={`${base}/members/${uid}`}>{uid}</a>){isClosed && <Closed />}
      </h2>
      {above.length > 0 && (
        <p>
          Brought by{' '}
          {above.map((one, at) => (
            <span key={one.uid}>
              {at > 0 && ', who was brought by '}
              <a href={`${base}/referrals/${one.uid}`}>
                {one.name} {one.uid}
              </a>
              {one.is_closed && <Closed />}
            </span>
          ))}
        </p>
      )}
      {nodes.length === 0 ? <p>Nobody has joined by this member’s link yet.</p> : <Branch of={uid} nodes={nodes} />}
      {isCut && <p>There are more. Open one of those shown to see whom they brought.</p>}
    </section>
  )
}

function Branch({ of, nodes }: { readonly of: string; readonly nodes: readonly Node[] }) {
  const own = nodes.filter(({ parent }) => parent === of)
  if (own.length === 0) return null
  return (
    <ul className="inviteTree">
      {own.map(node => (
        <li key={node.uid}>
          <Leaf node={node} />
          <Branch of={node.uid} nodes={nodes} />
        </li>
      ))}
    </ul>
  )
}

function Closed() {
  return (
    <>
      {' '}
      <Badge tone="bad">Account closed</Badge>
    </>
  )
}

function Leaf({ node }: { readonly node: Node }) {
  const { uid, name, is_closed: isClosed, state, held, channel, joined_at: joined, cost, held_cost: heldCost } = node
  const why = listWhyNot(node).join(' · ')
  return (
    <p className="inviteLeaf">
      <a href={`${base}/members/${uid}`}>{uid}</a>{' '}
      <b>
        <a href={`${base}/referrals/${uid}`}>{name}</a>
      </b>{' '}
      <Badge tone={state === 'paid' ? 'ok' : held ? 'wait' : 'mute'}>{held ? 'Held' : states[state]}</Badge>
      {isClosed && <Closed />}
      <small>
        {timeCell(joined)}
        {channel && ` · ${channel}`}
        {cost !== '0.00' && ` · ₱${writePesos(cost)}`}
        {heldCost !== '0.00' && ` · ₱${writePesos(heldCost)} held`}
        {why && ` · ${why}`}
      </small>
    </p>
  )
}
