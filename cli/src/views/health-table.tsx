import { Box, Text } from 'ink'
import type { HealthDocument } from '../output/health.ts'
import { columnLines } from '../text/column-lines.ts'
import { isHealthy, serviceCells } from '../text/health-lines.ts'
import { renderInk } from './render-ink.ts'

export function HealthTable({ cli, sdk, node, environment, site, writes, services }: HealthDocument) {
  const lines = columnLines(services.map(service => [service.name, ...serviceCells(service)]))
  return (
    <Box flexDirection="column">
      <Text>
        <Text bold>CLI {cli}</Text> <Text dimColor>SDK {sdk}</Text> Node {node.version}
        <Mark good={node.fits} />
      </Text>
      <Text>
        <Text bold>{environment}</Text> {site} <Text dimColor>{writes ? 'may write' : 'read only'}</Text>
      </Text>
      <Box flexDirection="column" marginTop={1}>
        {services.map((service, at) => (
          <Text key={service.name} wrap="truncate-end">
            <Mark good={isHealthy(service)} /> {lines[at]}
          </Text>
        ))}
      </Box>
    </Box>
  )
}

function Mark({ good }: { readonly good: boolean }) {
  return good ? <Text color="green"> ✓</Text> : <Text color="red"> ✗</Text>
}

export function drawHealth(health: HealthDocument, columns: number): string {
  return renderInk(<HealthTable {...health} />, columns)
}
