import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SpanOptions } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import type { Trace } from '../front/trace.ts'
import type { Tracer } from '../front/tracer.ts'

const STOP_MS = 2000

export interface TracerOptions {
  /** The address of a collector that speaks OTLP over HTTP. */
  readonly endpoint: string
  readonly version: string
  readonly log: Logger
}

/** Loads OpenTelemetry, of which nothing is loaded without a collector; its own variables hold, as OTEL_SERVICE_NAME. */
export async function openTracer({ endpoint, version, log }: TracerOptions): Promise<Tracer> {
  const [
    api,
    sdk,
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace: traceApi } = api
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const own = resourceFromAttributes({ 'service.name': 'storefront', 'service.version': version })
  let traceIdToUse = ''
  const provider = new sdk.BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    idGenerator: {
      // So that the log and the spans of one request name the same trace.
      generateTraceId: () => traceIdToUse,
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
    spanProcessors: [new sdk.BatchSpanProcessor(withOutages(new OTLPTraceExporter({ url }), log))],
  })
  const tracer = provider.getTracer('storefront')
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

  function startBelow({ traceId, spanId, isSampled = true }: Trace, name: string, options: SpanOptions) {
    traceIdToUse = traceId
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
    const parent = spanId
      ? traceApi.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
      : ROOT_CONTEXT
    return tracer.startSpan(name, options, parent)
  }

  return {
    start(kind, startName, trace, attributes) {
      const span = startBelow(trace, startName, { kind: kinds[kind], attributes: { ...attributes } })
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        trace: { id: trace.id, traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ name, attributes: more, hasFailed } = {}) {
          if (name) span.updateName(name)
          if (more) span.setAttributes({ ...more })
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    record(name, seconds, trace) {
      const now = Date.now()
      startBelow(trace, name, { startTime: now - 1000 * seconds }).end(now)
    },
    async stop() {
      // A collector that is away is no reason to wait for long, or to end with a failure.
      const limit = pause(STOP_MS, undefined, { ref: false })
      await Promise.race([provider.shutdown().catch(() => undefined), limit])
    },
  }
}

/** Says once that spans are lost, and once that they are taken again. */
function withOutages(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const hasFailed = result.error !== undefined
        if (hasFailed && !isAway) log.warn({ err: result.error }, 'trace collector unavailable')
        if (!hasFailed && isAway) log.info('trace collector available')
        isAway = hasFailed
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
