import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../../graphql/schema/access-rule.js';
import type { Context } from '../../graphql/schema/context.js';
import { PageArgs, pageOf } from '../../graphql/schema/paging.js';
import { userErrors } from '../../graphql/schema/payload.js';
import type { Page } from '../definition/list.js';
import type { Subscribing } from '../subscribing.js';
import { ExportInput } from './export.inputs.js';
import { exportCancel, exportRequest, exportStatus, exportView, newExport } from './export.rest.js';
import { type Export, ExportPage, ExportPayload, exportRecord } from './export.types.js';
import type { ExportLive } from './export-feeds.js';
import { requestOf } from './export-request.js';

/** Exports of lists to files. */
@Resolver()
export class ExportResolver {
  @SignedIn()
  @Mutation(() => ExportPayload, {
    description: 'Exports a list to a file in the background; `exportProgressed` reports the progress.',
  })
  async requestExport(
    @Arg('input', () => ExportInput, { description: 'The list and the format.' }) input: ExportInput,
    @Ctx() { rest }: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<ExportPayload> {
    const reply = await rest.act(exportRequest, requestOf(input, schema));
    if (!reply.success) return { ...reply, errors: userErrors(reply.errors, {}), export: null };
    const { Data1: isAccepted, Data2: text, Data3: id } = reply.data;
    if (isAccepted && id !== '') {
      return { success: true, message: reply.message, errors: [], export: newExport(id, text) };
    }
    const message = text || reply.message;
    return {
      success: false,
      message,
      errors: [{ field: null, code: 'REFUSED', message }],
      export: null,
    };
  }

  @SignedIn()
  @Query(() => exportRecord.type, {
    nullable: true,
    description:
      'One of the caller’s exports; null when there is none with this id, or it was deleted after a day.',
  })
  async export(
    @Arg('id', () => ID, { description: 'The export.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<Export | null> {
    return (await rest.read(exportStatus, { namaFile: id })) ?? null;
  }

  @SignedIn()
  @Query(() => ExportPage, {
    description: 'One page of the caller’s exports of the last day, newest first.',
  })
  async exports(
    @Args(() => PageArgs) { page, size }: PageArgs,
    @Ctx() { rest }: Context,
  ): Promise<Page<Export>> {
    return pageOf(await rest.page(exportView, { page, size }), { page, size });
  }

  @SignedIn()
  @Mutation(() => ExportPayload, { description: 'Cancels an export that is not ready yet.' })
  async cancelExport(
    @Arg('id', () => ID, { description: 'The export.' }) id: string,
    @Ctx() { rest }: Context,
  ): Promise<ExportPayload> {
    const reply = await rest.act(exportCancel, { namaFile: id });
    if (!reply.success) return { ...reply, errors: userErrors(reply.errors, {}), export: null };
    return { success: true, message: reply.message, errors: [], export: reply.data };
  }

  @SignedIn()
  @Subscription(() => exportRecord.type, {
    description:
      'The progress of an export: immediately, and after each change. NOT_SUPPORTED if the data API does not report it.',
    subscribe: async ({ args: { id }, context }: Subscribing<ExportLive, { id: string }>) =>
      context.live.exports.progressed(await context.currentUserId(), id, context),
  })
  exportProgressed(
    @Arg('id', () => ID, { description: 'The export.' }) _id: string,
    @Root() progressed: Export,
  ): Export {
    return progressed;
  }
}
