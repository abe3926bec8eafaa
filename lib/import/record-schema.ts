import * as v from 'valibot';
import type { EvidenceRecord } from '../model/record';
import { claimRecordSchema } from './claim-schema';
import { quoteRecordSchema } from './quote-schema';

/**
 * The shape of a record that comes from outside; what fits it, fits the store. One that says that it is of a
 * cited sentence is never taken for one of a quote.
 */
export const recordSchema: v.GenericSchema<unknown, EvidenceRecord> = v.lazy((value) =>
  typeof value === 'object' && value !== null && 'kind' in value
    ? claimRecordSchema
    : quoteRecordSchema,
);
