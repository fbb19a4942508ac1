import { Schema, type Types } from 'mongoose';
import {
  id,
  oneOf,
  plainPartOptions,
  recordOptions,
  requiredDate,
  requiredId,
  requiredText,
  text,
} from './schema-types.ts';

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;

/** An employer's company page. */
export interface EmployerRecord {
  _id: Types.ObjectId;
  /** The account; each has one company. */
  user: Types.ObjectId;
  companyName: string;
  companyWebsite?: string;
  /** A path in this product, and its file. */
  companyLogo?: string;
  logoFile?: Types.ObjectId;
  industry?: string;
  companySize?: (typeof companySizes)[number];
  headquarters?: {
    addressLine1?: string;
    addressLine2?: string;
    city?: string;
    state?: string;
    country?: string;
    zipCode?: string;
  };
  description?: string;
  updatedAt: Date;
}

const headquarters = new Schema(
  {
    addressLine1: text(500),
    addressLine2: text(500),
    city: text(200),
    state: text(200),
    country: text(200),
    zipCode: text(10),
  },
  plainPartOptions,
);

export const employerSchema = new Schema<EmployerRecord>(
  {
    user: requiredId,
    companyName: requiredText(200),
    companyWebsite: text(2_000),
    companyLogo: text(2_000),
    logoFile: id,
    industry: text(200),
    companySize: oneOf(companySizes),
    headquarters,
    description: text(20_000),
    updatedAt: requiredDate,
  },
  recordOptions,
);

employerSchema.index({ user: 1 }, { unique: true });
