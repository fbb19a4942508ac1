import { z } from 'zod';
import { type Contract, errorsOf, failure } from './contract.ts';
import { SESSION_COOKIE } from './cookies.ts';

type Json = Record<string, unknown>;

/** Generates the OpenAPI 3.1 document of all calls from their contracts. */
export function openApi(contracts: readonly Contract[]): Json {
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const path = (paths[`/api${contract.path}`] ??= {});
    path[contract.method.toLowerCase()] = operation(contract);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Recruitment portal', version: '1', description: 'Every call of the product.' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  };
}

function operation(contract: Contract): Json {
  return {
    operationId: contract.name,
    summary: contract.summary,
    description: `Who may: ${accessOf(contract)}.`,
    ...(contract.roles !== 'public' && { security: [{ session: [] }] }),
    parameters: [...parameters(contract.params, 'path'), ...parameters(contract.query, 'query')],
    ...((contract.body || contract.files) && { requestBody: requestBody(contract) }),
    responses: { 200: answer(contract), ...failures(contract) },
  };
}

/** In words: anyone, any signed-in account, or the roles. */
export function accessOf({ roles }: Contract): string {
  if (roles === 'public') return 'anyone';
  return roles === 'signed-in' ? 'any signed-in account' : roles.join(', ');
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

function requestBody({ body, files }: Contract): Json {
  if (!files) return { required: true, content: { 'application/json': { schema: body && jsonSchema(body, 'input') } } };
  const fields = body ? (jsonSchema(body, 'input').properties as Json) : {};
  const parts = Object.entries(files).map(([name, { maxFiles, maxBytes }]) => {
    const file = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes.` };
    return [name, maxFiles > 1 ? { type: 'array', items: file, maxItems: maxFiles } : file];
  });
  const schema = {
    type: 'object',
    properties: { ...fields, ...Object.fromEntries(parts) },
    required: Object.keys(files).filter((name) => !files[name]?.optional),
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function answer(contract: Contract): Json {
  if (contract.response) {
    return {
      description: 'Done.',
      content: { 'application/json': { schema: jsonSchema(contract.response, 'output') } },
    };
  }
  if (contract.file) {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'A file.', content: Object.fromEntries(contract.file.map((type) => [type, { schema }])) };
  }
  const events = Object.entries(contract.stream ?? {});
  return {
    description: `Server-sent events: ${events.map(([name]) => name).join(', ')}; the data of each is JSON.`,
    content: { 'text/event-stream': { schema: { anyOf: events.map(([name, data]) => streamEvent(name, data)) } } },
  };
}

/** As OpenAPI 3.2 describes an event: its fields are text, and the text of its data is JSON. */
function streamEvent(name: string, data: z.ZodType): Json {
  return {
    title: name,
    type: 'object',
    properties: {
      event: { const: name },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: jsonSchema(data, 'output') },
    },
    required: ['event', 'data'],
  };
}

function failures(contract: Contract): Json {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return Object.fromEntries(
    Object.entries(errorsOf(contract)).map(([status, description]) => [status, { description, content }]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: fixedLength });
  return rest;
}

/** `prefixItems` alone allows shorter lists, and validators of OpenAPI documents refuse it. */
function fixedLength({ jsonSchema: list }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { prefixItems } = list;
  if (!prefixItems) return;
  delete list.prefixItems;
  Object.assign(list, { items: { anyOf: prefixItems }, minItems: prefixItems.length, maxItems: prefixItems.length });
}
