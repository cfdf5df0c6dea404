import { contract } from '@saya/contract'
import type { Histogram, Registry } from 'prom-client'

const fastSeconds = 0.3

const paths: ReadonlySet<string> = new Set(
  Object.values(contract).flatMap(noun => Object.values(noun).map(({ path }) => path)),
)

/** How many calls of members this copy of the server has answered since it was started, and how many within 300 ms. */
export async function countCalls(metrics: Registry): Promise<{ readonly all: number; readonly fast: number }> {
  const histogram = metrics.getSingleMetric('http_request_seconds') as Histogram | undefined
  const values = (await histogram?.get())?.values ?? []
  let [all, fast] = [0, 0]
  for (const { metricName, labels, value } of values) {
    if (!paths.has(String(labels.route))) continue
    if (metricName === 'http_request_seconds_count') all += value
    if (metricName === 'http_request_seconds_bucket' && labels.le === fastSeconds) fast += value
  }
  return { all, fast }
}
