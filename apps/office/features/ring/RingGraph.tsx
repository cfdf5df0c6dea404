import type { WholeRing } from './acts.ts'
import { type Edge, graphSize, listEdges, type Node, placeNodes } from './graph.ts'

interface RingGraphProps {
  readonly ring: WholeRing
  /** The friend who is looked at. */
  readonly chosen: string
  readonly onChoose: (uid: string) => void
}

/** Who is tied to whom. Each tie has a number, under which the list below says the reason; without the picture the list is enough. */
export function RingGraph({ ring, chosen, onChoose }: RingGraphProps) {
  const nodes = new Map(placeNodes(ring).map(node => [node.uid, node]))
  const edges = listEdges(ring)
  const friends = new Map(ring.ring_friends.map(friend => [friend.uid, friend.status]))
  return (
    <div className="ringGraph">
      <svg viewBox={`0 0 ${graphSize.width} ${graphSize.height}`} aria-hidden="true">
        {edges.map((edge, at) => (
          <EdgeLine key={`${edge.one} ${edge.other}`} edge={edge} nodes={nodes} number={at + 1} chosen={chosen} />
        ))}
        {[...nodes.values()].map(({ uid, x, y }) => (
          <g
            key={uid}
            className="ringNode"
            data-status={uid === ring.uid ? 'parent' : friends.get(uid)}
            data-chosen={uid === chosen}
            onClick={() => friends.has(uid) && onChoose(uid)}
          >
            <circle cx={x} cy={y} r={uid === ring.uid ? 30 : 24} />
            <text x={x} y={y + 4}>
              {uid.slice(-5)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

interface EdgeLineProps {
  readonly edge: Edge
  readonly nodes: ReadonlyMap<string, Node>
  readonly number: number
  readonly chosen: string
}

function EdgeLine({ edge, nodes, number, chosen }: EdgeLineProps) {
  const [from, to] = [nodes.get(edge.one), nodes.get(edge.other)]
  if (!from || !to) return null
  const isTied = edge.signs.length > 0
  const isChosen = edge.one === chosen || edge.other === chosen
  // Nearer to one end than the middle, where many cross.
  const [x, y] = [from.x + (to.x - from.x) * 0.42, from.y + (to.y - from.y) * 0.42]
  return (
    <g className="ringEdge" data-tied={isTied} data-chosen={isChosen}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {isTied && isChosen && (
        <>
          <circle cx={x} cy={y} r={10} />
          <text x={x} y={y + 4}>
            {number}
          </text>
        </>
      )}
    </g>
  )
}
