import { useRef } from 'react'
import type { WholeRing } from './acts.ts'
import { type Edge, listDrawn, listEdges, listTiesOf } from './graph.ts'
import { badgeSize, layOut, type Node, nodeSize } from './layout.rules.ts'
import { useWidth } from './useWidth.ts'

interface RingGraphProps {
  readonly ring: WholeRing
  /** The friend who is looked at. */
  readonly chosen: string
  readonly onChoose: (uid: string) => void
}

/** Who is tied to whom. Each tie has a number, under which the list below says the reason; without the picture the list is enough. */
export function RingGraph({ ring, chosen, onChoose }: RingGraphProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const edges = listEdges(ring)
  const drawn = listDrawn(edges, chosen)
  return (
    <div className="ringGraph">
      <div ref={frame}>
        {width > 0 && <Drawing ring={ring} chosen={chosen} onChoose={onChoose} width={width} edges={drawn} />}
      </div>
      {drawn.length < edges.length && <p className="ringNote">Drawn are the ties of {chosen} and every invite</p>}
    </div>
  )
}

interface DrawingProps extends RingGraphProps {
  readonly width: number
  readonly edges: readonly Edge[]
}

function Drawing({ ring, chosen, onChoose, width, edges }: DrawingProps) {
  const { nodes, height } = layOut(ring, width)
  const places = new Map(nodes.map(node => [node.uid, node]))
  const friends = new Map(ring.ring_friends.map(friend => [friend.uid, friend.status]))
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {edges.map(edge => (
        <EdgeLine key={`${edge.one} ${edge.other}`} edge={edge} places={places} chosen={chosen} />
      ))}
      {nodes.map(({ uid, x, y }) => (
        <g
          key={uid}
          className="ringNode"
          data-status={uid === ring.uid ? 'parent' : friends.get(uid)}
          data-chosen={uid === chosen}
          onClick={() => friends.has(uid) && onChoose(uid)}
        >
          <rect
            x={x - nodeSize.width / 2}
            y={y - nodeSize.height / 2}
            width={nodeSize.width}
            height={nodeSize.height}
            rx={12}
          />
          <text x={x} y={y + 5}>
            {uid.slice(-5)}
          </text>
        </g>
      ))}
      {listTiesOf(edges, chosen).map((edge, at) => (
        <TieNumber
          key={`${edge.one} ${edge.other}`}
          node={places.get(edge.one === chosen ? edge.other : edge.one)}
          number={at + 1}
        />
      ))}
    </svg>
  )
}

interface EdgeLineProps {
  readonly edge: Edge
  readonly places: ReadonlyMap<string, Node>
  readonly chosen: string
}

function EdgeLine({ edge, places, chosen }: EdgeLineProps) {
  const [from, to] = [places.get(edge.one), places.get(edge.other)]
  if (!from || !to) return null
  const isTied = edge.signs.length > 0
  const isChosen = edge.one === chosen || edge.other === chosen
  return <path className="ringEdge" data-tied={isTied} data-chosen={isChosen} d={lineOf(from, to)} />
}

/** Two of one row are joined by a bow, which no account between them covers. */
function lineOf(from: Node, to: Node): string {
  if (from.y !== to.y) return `M${from.x} ${from.y}L${to.x} ${to.y}`
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${from.y - nodeSize.height * 1.6} ${to.x} ${to.y}`
}

/** The number of a tie stands with the account that the chosen one is tied to. */
function TieNumber({ node, number }: { readonly node: Node | undefined; readonly number: number }) {
  if (!node) return null
  const [x, y] = [node.x + nodeSize.width / 2 - badgeSize.inset, node.y - nodeSize.height / 2]
  return (
    <g className="ringBadge">
      <rect
        x={x - badgeSize.width / 2}
        y={y - badgeSize.height / 2}
        width={badgeSize.width}
        height={badgeSize.height}
        rx={badgeSize.height / 2}
      />
      <text x={x} y={y + 4}>
        {number}
      </text>
    </g>
  )
}
